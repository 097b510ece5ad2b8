import { ANSWER_KINDS } from '@/domain/tenders/sending/sends'
import { decimalField } from '@/fields/decimalField'
import { languageOptions, options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { sendAccess, sendFieldRights } from './sendAccess'

/** Customers' answers to offers, given by link: written once, never changed. */
export const TenderAnswers = defineCollection({
  slug: 'tender-answers',
  access: sendAccess,
  fieldRights: sendFieldRights,
  defaultSort: '-id',
  fields: [
    { name: 'tender', type: 'relationship', relationTo: 'tenders', required: true },
    { name: 'send', type: 'relationship', relationTo: 'tender-sends', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: options('tenderAnswers.kinds', ANSWER_KINDS),
    },
    { name: 'name', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'language', type: 'select', required: true, options: languageOptions },
    { name: 'address', type: 'text' },
    { name: 'device', type: 'text' },
    { name: 'fileHash', type: 'text', required: true },
    { name: 'contentHash', type: 'text', required: true },
    // Of an acceptance: the chosen lines, and their total.
    { name: 'chosen', type: 'json' },
    decimalField({ name: 'total', kind: 'amount' }),
    { name: 'currency', type: 'text' },
    // The strokes of a drawn signature; empty if the customer only typed a name.
    { name: 'signature', type: 'json' },
  ],
})
