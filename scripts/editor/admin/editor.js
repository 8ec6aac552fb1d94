import CMS from '@sveltia/cms';

// Pictures are chosen by what they look like.
const { createClass, h } = window;
const Pictures = createClass({
  render() {
    const { value, field, forID, onChange } = this.props;
    const { label: group, options, required } = field.toJS();
    const none = required === false ? [{ value: '', label: 'None' }] : [];
    const choices = [...none, ...options].map(({ value: key, label, src }) => {
      const checked = key === (value ?? '');
      const input = { type: 'radio', name: forID, checked, onChange: () => onChange(key) };
      const picture = src ? h('img', { src, alt: label, height: 96, loading: 'lazy' }) : label;
      return h('label', { key, title: label }, h('input', input), picture);
    });
    return h('div', { role: 'radiogroup', 'aria-label': group }, choices);
  },
});
CMS.registerFieldType('picture', Pictures);
CMS.init();
