import { organization } from './organization.ts';

/** Words that mean the same, as people type them, in any form (rate, rates); a word stands in one line only. */
export const synonyms: readonly (readonly string[])[] = [
  ['cost', 'price', 'pricing', 'rate', 'fee', 'charge', 'expensive', 'pay', 'quote'],
  ['afford', 'subsidy', 'discount', 'cheaper'],
  ['job', 'career', 'vacancy', 'hiring', 'position', 'opening', 'employment', 'apply'],
  ['contact', 'phone', 'telephone', 'call', 'reach', 'email', 'talk'],
  ['appointment', 'consultation', 'meeting', 'demo'],
  ['ceo', 'chief', 'founder'],
  ['newsletter', 'subscribe', 'signup', 'bulletin'],
  ['ai', 'artificial', 'chatgpt'],
  ['software', 'app', 'technology'],
  ['wheelchair', 'disability', 'accessible'],
  ['workshop', 'course', 'training'],
  ['accounting', 'bookkeeping'],
  ['donor', 'donation', 'gift'],
];

/** Questions as people ask them, by the page that answers them. */
export const askedQuestions: Readonly<Record<string, readonly string[]>> = {
  '/about': ['who are you', 'what is this organization', 'who is behind this'],
  [`/about/team/${organization.ceo.slug}`]: ['who is the CEO', 'who leads you'],
  '/about/team': ['who works there', 'who will I work with'],
  '/contact': [
    'where is your office',
    'where are you located',
    'what is your address',
    'how do I reach you',
  ],
  '/pricing': ['what do you charge a small charity', 'how much does it cost', 'what are your fees'],
  '/services': ['what do you do', 'how can you help'],
  '/services/governance': ['who helps our board'],
  '/careers': ['are you hiring', 'do you have any jobs'],
};

/** Words that are not searched for. */
export const stopWords: readonly string[] = [
  'a an the this that these those there here it its some any i me my we us our you your',
  'they them their he she one am is are was were be been do does did done has have had can',
  'could will would shall should may might must need want get who whom what which when',
  'where why how much many long often of to in on at by for from with about into as if than',
  'and or but not no so too very just also please don t m ll re ve',
].flatMap((line) => line.split(' '));
