const page = '/products/aimpact-suite';

/** The suite's five modules, each told once; `color` is a colour of app/theme/palette.ts. */
export const suiteModules = {
  link: {
    id: 'link',
    name: 'AImpactLINK',
    description: 'Unify your data ecosystem.',
    color: 'lake',
    icon: 'i-lucide-waypoints',
    image: 'modules/link',
    link: page,
  },
  funds: {
    id: 'funds',
    name: 'AImpactFUNDS',
    description: 'Streamline grant management.',
    color: 'evergreen',
    icon: 'i-lucide-hand-coins',
    image: 'modules/funds',
    link: page,
  },
  bi: {
    id: 'bi',
    name: 'AImpactBI',
    description: 'Transform data into insights.',
    color: 'evergreen-deep',
    icon: 'i-lucide-chart-line',
    image: 'modules/bi',
    link: page,
  },
  proof: {
    id: 'proof',
    name: 'AImpactPROOF',
    description: 'Ensure compliance and auditability.',
    color: 'cedar',
    icon: 'i-lucide-shield-check',
    image: 'modules/proof',
    link: page,
  },
  bot: {
    id: 'bot',
    name: 'AImpactBOT',
    description: 'AI-powered automation assistant.',
    color: 'ink',
    icon: 'i-lucide-bot',
    image: 'modules/bot',
    link: page,
  },
} as const;

/** The modules in the order in which they are shown. */
export const suiteModuleList = Object.values(suiteModules);
