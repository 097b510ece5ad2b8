import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './sessions/sessions.css'

type Props = {
  picture: Icon
  title: ReactNode
  chip?: ReactNode
  /** Facts in short sentences. */
  facts: ReactNode
  actions?: ReactNode
}

/** An item of an account: a session, a passkey, a deputy. */
export const AccountRow = ({ picture: Picture, title, chip, facts, actions }: Props) => (
  <li>
    <span aria-hidden="true" className="ui-tile ui-tile--primary">
      <Picture size={20} />
    </span>
    <span className="session-list__text">
      <span className="session-list__device">
        <bdi>{title}</bdi> {chip}
      </span>
      <span className="text-soft session-list__facts">{facts}</span>
    </span>
    {actions}
  </li>
)
