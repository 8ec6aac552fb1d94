/** The button that most pages end with, and the header's. */
export const booking = { label: 'Book a Consultation', href: '/contact#book-consultation' };
