// Previews show a text in the site's own type and colours.
window.CMS.registerPreviewStyle('/admin/preview.css');
