/** What a link to another site says to assistive technology. */
export const newTab = '(opens in a new tab)';

/** The same in the HTML of our texts: no words of theirs, so who reads the HTML for its words takes it out. */
export const newTabNote = `<span class="visually-hidden"> ${newTab}</span>`;
