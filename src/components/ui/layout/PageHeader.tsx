import type { ReactNode } from 'react'

import type { Crumb } from '@/present/navigation/navTree'
import { Breadcrumbs } from './Breadcrumbs'

type Props = {
  title: ReactNode
  /** State chips beside the title. */
  chips?: ReactNode
  description?: ReactNode
  /** The breadcrumb without home; replaces the breadcrumb of the frame. */
  breadcrumbs?: Crumb[]
  /** Buttons at the inline end, the main one last. */
  actions?: ReactNode
}

/** Header of every custom page: breadcrumb, the only `h1`, actions. */
export const PageHeader = ({ title, chips, description, breadcrumbs, actions }: Props) => (
  <header className="page-header">
    {breadcrumbs && (
      <div className="page-header__crumbs">
        <Breadcrumbs items={breadcrumbs} />
      </div>
    )}
    <div className="page-header__text">
      <div className="page-header__title-row">
        <h1 className="page-header__title">{title}</h1>
        {chips}
      </div>
      {description && <p className="page-header__description">{description}</p>}
    </div>
    {actions && <div className="page-header__actions">{actions}</div>}
  </header>
)
