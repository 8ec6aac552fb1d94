import type { Videos } from './schemas/video.ts';

/** The page of videos. No recording exists yet, and the page says so. */
export const videos = {
  meta: {
    title: 'Videos We Are Preparing for Nonprofits',
    description:
      'The video walkthroughs that we are preparing for nonprofit staff, treasurers and boards. See what each will show, and suggest a topic of your own.',
  },
  header: {
    title: 'Videos',
    subtitle:
      'Some jobs are easier to follow on a screen. These are the recordings we are preparing; none is ready yet.',
    image: 'heroes/videos',
  },
  comingLabel: 'Recording to come',
  platformNames: { youtube: 'YouTube', screenpal: 'ScreenPal' },
  featured: {
    title: 'First on the list',
    video: {
      id: 'reading-your-financial-statements',
      title: 'Reading your financial statements as a board member',
      description:
        'For directors who nod through the treasurer’s report. We will go through a small charity’s statements page by page: what each one says, where restricted money sits, and which three questions to ask every time. The recording is not ready yet.',
      embedUrl: '',
      platform: 'youtube',
      image: 'videos/video-1',
    },
  },
  more: {
    title: 'Also planned',
    text: 'There is nothing to play yet. Each card says what its recording will show.',
    videos: [
      {
        id: 'month-end-in-a-small-office',
        title: 'Month-end in a small office',
        description:
          'Bank, credit card, payroll and grants, reconciled in one order, with the places where small offices usually lose time.',
        embedUrl: '',
        platform: 'screenpal',
        image: 'videos/video-2',
      },
      {
        id: 'minutes-that-hold-up',
        title: 'Minutes that hold up',
        description:
          'A board meeting minuted live: what to record, what to leave out, and how to note a declared conflict of interest.',
        embedUrl: '',
        platform: 'youtube',
        image: 'videos/video-3',
      },
      {
        id: 'a-grant-budget-from-a-blank-sheet',
        title: 'A grant budget from a blank sheet',
        description:
          'From the activities in a proposal to a budget that covers payroll costs, shared overhead and the tax you cannot recover.',
        embedUrl: '',
        platform: 'screenpal',
        image: 'videos/video-4',
      },
    ],
  },
  closing: {
    heading: 'What would you like to see done?',
    text: 'Tell us which job takes your team too long. Topics that come up often go to the top of the list.',
    primary: { label: 'Suggest a Topic', href: '/contact#form' },
  },
} satisfies Videos;
