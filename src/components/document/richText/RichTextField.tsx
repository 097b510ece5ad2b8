import type { TextareaFieldServerComponent } from 'payload'

import { shownHtml } from '@/lib/cleanHtml'

import { RichTextInput } from './RichTextInput'

/**
 * Formatted text in a form (RE1), used by `fields/richTextField`. The server sanitizes the text for
 * the first paint, so that no script is needed to read it. A text above the maximum length, which only
 * a request of its own making has, is not: that takes quadratic time (`fields/richTextField`).
 */
export const RichTextField: TextareaFieldServerComponent = (props) => {
  const { clientField, path, value } = props as typeof props & { value?: unknown }
  const html = typeof value === 'string' ? value : ''
  const isKept = html.length <= (clientField.maxLength ?? 0)
  const shown = isKept ? shownHtml(html) : null
  return <RichTextInput field={clientField} path={path} stored={{ html, shown }} />
}
