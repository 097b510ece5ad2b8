import type { TextareaFieldServerComponent } from 'payload'

import { shownHtml } from '@/lib/cleanHtml'

import { RichTextInput } from './RichTextInput'

/**
 * Formatted text in a form (RE1), used by `fields/richTextField`. The server sanitizes the text for
 * the first paint, so that no script is needed to read it.
 */
export const RichTextField: TextareaFieldServerComponent = (props) => {
  const { clientField, path, value } = props as typeof props & { value?: unknown }
  const html = typeof value === 'string' ? value : ''
  return <RichTextInput field={clientField} path={path} stored={{ html, shown: shownHtml(html) }} />
}
