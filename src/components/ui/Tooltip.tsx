'use client'

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

type Props = { label: string; side?: 'top' | 'bottom' | 'inline-end'; children: ReactElement }

/**
 * A tooltip of its only child, shown after a second of hover (TH1), or at once on keyboard focus.
 */
export const Tooltip = ({ label, side = 'bottom', children }: Props) => (
  <BaseTooltip.Root>
    <BaseTooltip.Trigger delay={1000} render={children} />
    <BaseTooltip.Portal>
      <BaseTooltip.Positioner className="ui-menu-positioner" side={side} sideOffset={6}>
        <BaseTooltip.Popup className="ui-tooltip">{label}</BaseTooltip.Popup>
      </BaseTooltip.Positioner>
    </BaseTooltip.Portal>
  </BaseTooltip.Root>
)
