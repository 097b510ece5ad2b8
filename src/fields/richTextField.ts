import type { TextareaField } from 'payload'
import { cleanHtml } from '@/lib/cleanHtml'

/** A note with formatting, kept as clean HTML (see `lib/cleanHtml`). */
export const richTextField = (
  field: Partial<Omit<TextareaField, 'type' | 'name'>> & { name: string },
): TextareaField => ({
  ...field,
  type: 'textarea',
  hooks: {
    ...field.hooks,
    beforeValidate: [
      ({ value }: { value?: unknown }) => (typeof value === 'string' ? cleanHtml(value) : value),
      ...(field.hooks?.beforeValidate ?? []),
    ],
  },
  admin: {
    ...field.admin,
    components: {
      ...field.admin?.components,
      Field: '/components/richText/RichTextField#RichTextField',
    },
  },
})
