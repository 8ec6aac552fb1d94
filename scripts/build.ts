import { buildSite } from './stack/build-site.ts';
import { runCommand } from './stack/command.ts';

/** npm run build: checks the content and builds the site into build/; --verbose shows the bundler's lines. */
await runCommand(async () => {
  await buildSite(process.argv.includes('--verbose'));
  console.log('Next: npm start to look at it, npm run deploy to publish it.');
});
