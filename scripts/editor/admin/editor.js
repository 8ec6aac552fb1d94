import CMS from '@sveltia/cms';
import './editor.css';

// Previews show a text in the site's own type and colours.
CMS.registerPreviewStyle('/admin/preview.css');

// Pictures and icons are chosen by what they look like.
const { createClass, h } = window;
const Pictures = createClass({
  render() {
    const { value, field, forID, onChange } = this.props;
    const { label: group, options, required } = field.toJS();
    const none = required === false ? [{ value: '', label: 'None' }] : [];
    const choices = [...none, ...options].map(({ value: key, label, src, row }) => {
      const checked = key === (value ?? '');
      const input = { type: 'radio', name: forID, checked, onChange: () => onChange(key) };
      const picture = { src, alt: label, loading: 'lazy' };
      const inRow = { className: 'icon', style: { objectPosition: `0 ${row * -24}px` } };
      const shown = row === undefined ? picture : { ...picture, ...inRow };
      return h('label', { key, title: label }, h('input', input), src ? h('img', shown) : label);
    });
    return h('div', { className: 'pictures', role: 'radiogroup', 'aria-label': group }, choices);
  },
});
CMS.registerFieldType('picture', Pictures);
CMS.init();
