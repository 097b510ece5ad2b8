import type { ReactNode } from 'react'

import {
  ACTIONS,
  isRight,
  namedRightsOf,
  SUBJECTS,
  type Action,
  type Subject,
} from '@/access/roles/permissions'
import type { Translator } from '@/i18n/messages'
import './rightsTable.css'

type Props = {
  caption: string
  t: Translator
  /** The cell of one right. */
  cell: (subject: Subject, action: Action) => ReactNode
}

/** Every right of the registry: subjects down, actions across, the few special ones at the end. */
export const RightsTable = ({ caption, t, cell }: Props) => (
  <div aria-label={caption} className="rights-table" role="group" tabIndex={0}>
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('permissions.subject')}</th>
          {ACTIONS.map((action) => (
            <th key={action} scope="col">
              {t(`permissions.actions.${action}`)}
            </th>
          ))}
          <th scope="col">{t('roles.otherRights')}</th>
        </tr>
      </thead>
      <tbody>
        {SUBJECTS.map((subject) => (
          <tr key={subject}>
            <th scope="row">{t(`permissions.subjects.${subject}`)}</th>
            {ACTIONS.map((action) => (
              <td
                key={action}
                data-label={
                  isRight(subject, action) ? t(`permissions.actions.${action}`) : undefined
                }
              >
                {isRight(subject, action) && (
                  <span className="rights-table__cell">{cell(subject, action)}</span>
                )}
              </td>
            ))}
            <td>
              <ul className="rights-table__others">
                {namedRightsOf(subject).map((action) => (
                  <li key={action}>
                    <span>{t(`permissions.actions.${action}`)}</span>
                    <span className="rights-table__cell">{cell(subject, action)}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
