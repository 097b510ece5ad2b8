import type { TextareaField } from 'payload'
import { cleanHtml } from '@/lib/cleanHtml'

/**
 * A note with formatting, kept as clean HTML (see `lib/cleanHtml`). What is longer than the field
 * may be is not even cleaned: nested tags cost the square of their number (800 kB of `<ul>` kept
 * the process busy for two minutes), and `maxLength` refuses it in the next step.
 */
export const richTextField = (
  field: Partial<Omit<TextareaField, 'type' | 'name'>> & { name: string; maxLength: number },
): TextareaField => ({
  ...field,
  type: 'textarea',
  custom: { ...field.custom, isRichText: true },
  hooks: {
    ...field.hooks,
    beforeValidate: [
      ({ value }: { value?: unknown }) =>
        typeof value === 'string' && value.length <= field.maxLength ? cleanHtml(value) : value,
      ...(field.hooks?.beforeValidate ?? []),
    ],
  },
  admin: {
    ...field.admin,
    custom: { ...field.admin?.custom, isFormatted: true },
    components: {
      ...field.admin?.components,
      Field: '/components/document/richText/RichTextField#RichTextField',
    },
  },
})
