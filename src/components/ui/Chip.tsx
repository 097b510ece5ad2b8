import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconInfoCircle,
  IconPoint,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { Tone } from '@/catalog/column'

import { classNames } from './classNames'

export type { Tone }

// Never colour alone (WCAG 1.4.1): every tone has its shape.
const ICONS: Record<Tone, typeof IconPoint> = {
  neutral: IconPoint,
  primary: IconPoint,
  success: IconCircleCheck,
  error: IconBan,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
}

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string }

/** A state in one word, with the icon of its tone or its own. */
export const Chip = ({ tone = 'neutral', icon, children, className }: Props) => {
  const Icon = ICONS[tone]
  return (
    <span className={classNames('ui-chip', `ui-chip--${tone}`, className)}>
      {icon ?? <Icon aria-hidden="true" size={15} stroke={2} />}
      {children}
    </span>
  )
}
