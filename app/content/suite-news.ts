// The tense of the launch is that of the day of the build, the same in a page's file and in the browser.
import { organization } from '#content';

export const { suiteNews } = organization;
