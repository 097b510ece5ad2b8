import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Chip, type Tone } from './Chip'

// Icons of receipts and issues; every other state has the icon of its tone.
const ICONS: Readonly<Record<string, typeof IconArrowUpRight>> = {
  in: IconArrowDownLeft,
  out: IconArrowUpRight,
}

type Props = {
  /** The state as it is stored. */
  value: string
  tone?: Tone
  children: ReactNode
}

/** The state of a record in words, the same in its list and on its page. */
export const StateChip = ({ value, tone, children }: Props) => {
  const Icon = ICONS[value]
  return (
    <Chip tone={tone} icon={Icon && <Icon aria-hidden="true" size={15} className="mirrored" />}>
      {children}
    </Chip>
  )
}
