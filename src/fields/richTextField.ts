import type { TextareaField } from 'payload'
import { cleanHtml } from '@/lib/cleanHtml'

/**
 * A note with formatting, kept as clean HTML (see `lib/cleanHtml`). Text above the maximum length
 * is not cleaned: that takes quadratic time for nested tags (800 kB of `<ul>` took two minutes),
 * and `maxLength` refuses it in the next step.
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
