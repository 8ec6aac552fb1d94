import { expect, it } from 'vitest';
import { photoFiles } from '../../../app/content/photo.ts';
import { photoProblems } from '../../../scripts/content/picture-problems.ts';

it('a photograph is shown in the widths that the build makes of it', () => {
  expect(photoFiles('/images/photos/robin.jpg')).toEqual({
    src: '/images/photos/robin-1200.avif',
    srcSet: '/images/photos/robin-560.avif 560w, /images/photos/robin-1200.avif 1200w',
  });
});

it('a photograph that is not there is a line', async () => {
  const value = { staff: [{ photo: { file: '/images/photos/nobody.jpg', alt: 'x' } }] };
  expect(await photoProblems([{ file: 'app/content/data/team.json', value }])).toEqual([
    'app/content/data/team.json: staff.0.photo.file: app/content/photos/nobody.jpg does not exist; choose the photograph again',
  ]);
});
