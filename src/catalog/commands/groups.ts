import { QUANTITY } from '@/domain/shared/decimal'
import { refuseQuantity } from '@/domain/shared/money'
import { ASSEMBLED } from '@/domain/stock/assembly'
import { isFractional } from '@/domain/stock/units'
import { bodyOf } from './bodies/body'
import type { Command, NeededRight } from './command'
import { decimalField } from './bodies/amountFields'

const NEEDS: readonly NeededRight[] = [
  ['create', 'stock-movements', '*'],
  ['read', 'stock-groups'],
]

/** Only whole groups are assembled or disassembled. */
const HOW_MANY = bodyOf({
  quantity: decimalField({
    digits: QUANTITY,
    refuse: (sent) =>
      refuseQuantity(sent) ?? (isFractional(sent as number | string) ? 'notWhole' : null),
    codes: ['quantityNotPositive', 'notWhole', 'tooLarge'],
  }),
})

// The receipt or issue of the product card.
const answer = { status: 200, of: 'stock-movements' } as const
const codes = ['groupMakesNothing', 'groupHasNoParts', 'insufficientStock'] as const

/** Commands of groups with a product card. */
export const GROUP_COMMANDS = {
  assemble: {
    path: '/assemble',
    words: {
      label: 'assemblies.assemble.label',
      title: 'assemblies.assemble.title',
      text: 'assemblies.assemble.text',
      notice: 'assemblies.assemble.notice',
      icon: 'assemble',
    },
    needs: NEEDS,
    from: ASSEMBLED,
    nextIn: ASSEMBLED,
    shows: 'assembly',
    body: HOW_MANY,
    answer,
    codes,
  },
  disassemble: {
    path: '/disassemble',
    words: {
      label: 'assemblies.disassemble.label',
      title: 'assemblies.disassemble.title',
      text: 'assemblies.disassemble.text',
      notice: 'assemblies.disassemble.notice',
      icon: 'apart',
    },
    needs: NEEDS,
    from: ASSEMBLED,
    shows: 'disassembly',
    body: HOW_MANY,
    answer,
    codes,
  },
} as const satisfies Record<string, Command>
