import { REVOCABLE, type SendCommand } from '@/domain/tenders/sending/linkCommands'
import { NO_BODY } from './bodies/body'
import type { Command } from './command'

/** Commands of a send. */
export const SEND_COMMANDS = {
  revoke: {
    path: '/revoke',
    words: {
      label: 'tenderSends.actions.revoke',
      title: 'tenderSends.dialogs.revokeTitle',
      text: 'tenderSends.dialogs.revokeText',
      notice: 'tenderSends.notices.revoked',
      icon: 'ban',
    },
    needs: [['write', 'tenders', 'revokedAt']],
    from: REVOCABLE,
    body: NO_BODY,
    answer: { status: 200, of: 'tender-sends' },
    codes: ['linkRevoked'],
    isDestructive: true,
  },
} as const satisfies Record<SendCommand, Command>
