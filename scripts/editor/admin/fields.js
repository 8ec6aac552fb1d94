// Previews show a text in the site's own type and colours.
window.CMS.registerPreviewStyle('/admin/preview.css');

// Pictures and icons are chosen by what they look like.
const { createClass, h } = window;
const Pictures = createClass({
  render() {
    const { value, field, forID, onChange } = this.props;
    const { label: group, options, required } = field.toJS();
    const none = required === false ? [{ value: '', label: 'None' }] : [];
    const choices = [...none, ...options].map(({ value: key, label, src, row }) =>
      h(
        'label',
        { key, title: label },
        h('input', {
          type: 'radio',
          name: forID,
          checked: key === (value ?? ''),
          onChange: () => onChange(key),
        }),
        src === undefined
          ? label
          : h('img', {
              src,
              alt: label,
              loading: 'lazy',
              style: row === undefined ? undefined : { objectPosition: `0 ${row * -24}px` },
              className: row === undefined ? undefined : 'icon',
            }),
      ),
    );
    return h('div', { className: 'pictures', role: 'radiogroup', 'aria-label': group }, choices);
  },
});
window.CMS.registerFieldType('picture', Pictures);
