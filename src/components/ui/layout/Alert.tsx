import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

import { classNames } from '../classNames'

export type AlertTone = 'info' | 'success' | 'warning' | 'error'

const ICONS: Record<AlertTone, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
}

type Props = { tone?: AlertTone; children: ReactNode; id?: string; ref?: Ref<HTMLDivElement> }

/** A notice in the flow of the page; errors are announced at once. */
export const Alert = ({ tone = 'info', children, id, ref }: Props) => {
  const Icon = ICONS[tone]
  return (
    <div
      ref={ref}
      id={id}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classNames('ui-alert', `ui-alert--${tone}`)}
    >
      <Icon aria-hidden="true" size={18} />
      <div>{children}</div>
    </div>
  )
}
