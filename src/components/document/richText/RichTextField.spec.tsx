import { expect, it, vi } from 'vitest'
import { RichTextField } from './RichTextField'

// It imports style sheets, which Node cannot read.
vi.mock('./RichTextInput', () => ({ RichTextInput: () => null }))

const storedBy = (value: unknown) => {
  const props = { clientField: { name: 'notes', maxLength: 20 }, path: 'notes', value }
  return (RichTextField as unknown as (of: unknown) => { props: { stored: unknown } })(props).props
    .stored
}

it('shows the sanitized text for the first paint, none above the maximum length', () => {
  const html = '<p>a<img></p>'
  expect(storedBy(html)).toEqual({ html, shown: '<p dir="auto">a</p>' })
  const long = `<p>${'a'.repeat(20)}</p>`
  expect(storedBy(long)).toEqual({ html: long, shown: null })
  expect(storedBy(undefined)).toEqual({ html: '', shown: null })
})
