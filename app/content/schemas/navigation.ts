import * as v from 'valibot';
import { HrefSchema, InternalHrefSchema, LinkSchema, some, text } from './primitives.ts';

/** One line of a menu. */
const MenuLinkSchema = v.strictObject({
  name: text('the name'),
  href: InternalHrefSchema,
  description: text('the description'),
});

/** A nested group inside a dropdown, opened as a side flyout. */
const MenuGroupSchema = v.strictObject({
  name: text('the name'),
  subtitle: text('the subtitle'),
  items: some(MenuLinkSchema),
});

/** An item of the header's menu (section 3, Navigation item). */
const NavigationItemSchema = v.strictObject({
  ...MenuLinkSchema.entries,
  dropdown: v.optional(
    v.strictObject({
      /** Shown first, as a side flyout. */
      group: v.optional(MenuGroupSchema),
      items: some(MenuLinkSchema),
    }),
  ),
});

/** The header's menu, in order. */
export const NavigationSchema = some(NavigationItemSchema);

/** The footer: three columns and the lines below them (section 2, Layout). */
export const FooterSchema = v.strictObject({
  services: v.strictObject({ heading: text('the heading'), links: some(LinkSchema) }),
  company: v.strictObject({ heading: text('the heading'), links: some(LinkSchema) }),
  connect: v.strictObject({
    heading: text('the heading'),
    contact: v.strictObject({ label: text('the words of the link'), href: HrefSchema }),
    mailingAddress: text('the mailing address'),
    /** Whom to ask about personal information, by title. */
    privacy: LinkSchema,
    socialLabel: text('the name of the list of social links'),
  }),
  suite: v.strictObject({ text: text('the note on the suite'), link: LinkSchema }),
  legal: some(LinkSchema),
  line: text('the closing line'),
  copyright: text('the copyright line'),
});

/** One line of a menu. */
export type MenuLink = v.InferOutput<typeof MenuLinkSchema>;
/** A nested group. */
export type MenuGroup = v.InferOutput<typeof MenuGroupSchema>;
/** An item of the header's menu. */
export type NavigationItem = v.InferOutput<typeof NavigationItemSchema>;
/** The footer. */
export type Footer = v.InferOutput<typeof FooterSchema>;
