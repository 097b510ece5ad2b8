import { IconMoodSmile } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** The empty state of a widget. */
export const WidgetEmpty = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <div className="widget-empty">
    <span aria-hidden="true" className="widget-empty__icon">
      {icon ?? <IconMoodSmile size={22} />}
    </span>
    <p>{children}</p>
  </div>
)
