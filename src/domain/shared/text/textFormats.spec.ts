import { expect, it } from 'vitest'
import {
  blockFormats,
  colorStyle,
  formatClasses,
  inlineFormats,
  STORED_COLORS,
} from './textFormats'

const written = (attributes: Record<string, string>) => {
  const formats = { ...inlineFormats(attributes), ...blockFormats(attributes) }
  const style = colorStyle(formats, STORED_COLORS)
  return [formatClasses(formats), style, formats.dir].filter(Boolean).join(' | ')
}

it.each([
  // Our classes, which were Quill's.
  [
    { class: 'ql-color-red ql-bg-grey ql-font-serif ql-size-huge' },
    'ql-color-red ql-bg-grey ql-font-serif ql-size-huge',
  ],
  [{ class: 'ql-align-center ql-indent-3' }, 'ql-align-center ql-indent-3'],
  [{ class: 'ql-indent-12' }, 'ql-indent-8'],
  // Our class means the end of the line in both directions.
  [{ class: 'ql-align-right', dir: 'rtl' }, 'ql-align-right | rtl'],
  [{ class: 'ql-color-yellow' }, 'color: #ffff00'],
  [{ class: 'modal ql-evil-x ql-color-ultraviolet' }, ''],
  // Quill writes both for a right-to-left text.
  [{ class: 'ql-direction-rtl ql-align-right' }, 'rtl'],
  [
    { style: 'color: rgb(230, 0, 0); background-color: rgb(255, 255, 0);' },
    'color: #e60000; background-color: #ffff00',
  ],
  // Word processors.
  [{ style: 'background: yellow; mso-highlight: yellow' }, 'background-color: #ffff00'],
  [
    { style: "font-size:18.0pt; font-family:'Times New Roman',serif" },
    'ql-font-serif ql-size-large',
  ],
  [{ style: 'font-size: 11.0pt; font-family: "Calibri", sans-serif' }, ''],
  [{ style: 'font-size: 8pt; font-family: Courier New' }, 'ql-font-monospace ql-size-small'],
  [{ style: 'font-size: 2.5em' }, 'ql-size-huge'],
  [{ style: 'font-size: x-large' }, 'ql-size-large'],
  [{ color: '#336699', face: 'Georgia', size: '6' }, 'ql-font-serif ql-size-huge | color: #336699'],
  // Physical sides.
  [{ style: 'text-align: right' }, 'ql-align-right'],
  [{ align: 'center' }, 'ql-align-center'],
  [{ style: 'text-align: justify' }, 'ql-align-justify'],
  [{ align: 'right', dir: 'rtl' }, 'rtl'],
  [{ style: 'text-align:left', dir: 'rtl' }, 'ql-align-right | rtl'],
  [{ style: 'direction: rtl; text-align: end' }, 'ql-align-right | rtl'],
  [{ style: 'text-align: start' }, ''],
  // No other declarations are kept.
  [{ style: 'position: fixed; color: url(x); background: url(//evil)' }, ''],
])('reads %j as %j', (attributes, formats) => {
  expect(written(attributes)).toBe(formats)
})

it.each([{}, { class: 'ql-indent-0' }, { class: 'ql-indent-x' }])(
  'indents nothing for %j',
  (sent) => {
    expect(blockFormats(sent)).toEqual({})
  },
)
