// Shows what is written in the site's own type and colours.
CMS.registerPreviewStyle('/admin/preview.css');
