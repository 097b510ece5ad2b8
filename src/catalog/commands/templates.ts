import { TEMPLATE_STATUSES } from '@/domain/tenders/templates'
import type { Command } from './command'
import { TITLE } from './bodies/tenderBodies'

/** Commands of a template. */
export const TEMPLATE_COMMANDS = {
  use: {
    path: '/use',
    words: {
      label: 'tenderTemplates.use',
      title: 'tenderTemplates.useTitle',
      text: 'tenderTemplates.useText',
      notice: 'tenderTemplates.used',
      icon: 'copy',
    },
    needs: [
      ['create', 'tenders', '*'],
      ['read', 'tenders', '*'],
    ],
    from: TEMPLATE_STATUSES,
    nextIn: ['ready'],
    body: TITLE,
    answer: { status: 201, of: 'tenders' },
    opensNew: true,
    codes: [],
  },
} as const satisfies Record<string, Command>
