/** On a square of 32. The logo, the favicons and the social cards are drawn from these paths. */
export const logoMark = {
  tree: 'M15.2 3C13.2 6 11.5 8.8 10.2 11.3L15.2 15ZM9.5 12.9C8.7 15.2 8.2 17.6 8 20.2H15.2V17.1ZM16.8 3C18.8 6 20.5 8.8 21.8 11.3L16.8 15ZM22.5 12.9C23.3 15.2 23.8 17.6 24 20.2H16.8V17.1Z',
  line: 'M2.5 21.8H29.5V23.8H2.5Z',
  water: 'M8.5 25.5H23.5V27.1H8.5ZM12.5 28.7H19.5V30.1H12.5Z',
} as const;
