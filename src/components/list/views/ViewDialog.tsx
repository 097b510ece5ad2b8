'use client'

import { useEffect, useState } from 'react'
import { MAX_VIEW_NAME, VIEW_AUDIENCES, type ViewAudience } from '@/domain/lists/viewState'
import { readApi } from '../../ui/requests/api'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Field } from '../../ui/inputs/Field'
import { Select } from '../../ui/inputs/Select'
import { TextInput } from '../../ui/inputs/TextInput'
import { useT } from '../../ui/useT'
import type { SavedView } from '@/present/list/savedView'
import type { WantedView } from './useViewCommands'

type Props = {
  /** The view to change; missing for a new one. */
  view?: SavedView
  /** The user may share views. */
  mayShare: boolean
  onClose: () => void
  /** Resolves with an error message when it could not be saved. */
  onSave: (wanted: WantedView) => Promise<string | void>
}

type Role = { id: number; name: string }

/** The roles a view can be shared with; empty if the reader may not read roles. */
const useRoles = (isWanted: boolean): readonly Role[] => {
  const [roles, setRoles] = useState<readonly Role[]>([])
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const address = '/api/roles?depth=0&limit=200&sort=name&select[name]=true'
    readApi<{ docs: Role[] }>(address, abort.signal)
      .then(({ docs }) => setRoles(docs))
      .catch(() => undefined)
    return () => abort.abort()
  }, [isWanted])
  return roles
}

/** Name of a view and who sees it. */
export const ViewDialog = ({ view, mayShare, onClose, onSave }: Props) => {
  const t = useT()
  const [name, setName] = useState(view?.name ?? '')
  const [audience, setAudience] = useState<ViewAudience>(view?.audience ?? 'own')
  const [role, setRole] = useState<number | null>(view?.role ?? null)
  const roles = useRoles(mayShare)
  const offered = VIEW_AUDIENCES.filter((one) => one !== 'role' || roles.length > 0 || view?.role)
  const isMissing = name.trim() === '' || (audience === 'role' && role === null)
  return (
    <ConfirmDialog
      open
      title={t(view ? 'list.editView' : 'list.saveAsView')}
      description={t('list.viewKeeps')}
      confirmLabel={t('actions.save')}
      onClose={onClose}
      onConfirm={async () =>
        isMissing
          ? t('common.errorSummary')
          : onSave({ name: name.trim(), audience, role: audience === 'role' ? role : null })
      }
    >
      <div className="list-view-form">
        <Field label={t('list.viewName')} required>
          {(input) => (
            <TextInput
              {...input}
              autoFocus
              maxLength={MAX_VIEW_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {mayShare && (
          <Field label={t('listViews.fields.audience')}>
            {(input) => (
              <Select
                {...input}
                options={offered.map((one) => ({
                  value: one,
                  label: t(`listViews.audiences.${one}`),
                }))}
                value={audience}
                onChange={setAudience}
              />
            )}
          </Field>
        )}
        {mayShare && audience === 'role' && (
          <Field label={t('listViews.fields.role')} required>
            {(input) => (
              <Select
                {...input}
                empty={t('common.selectPlaceholder')}
                options={roles.map(({ id, name: label }) => ({ value: String(id), label }))}
                value={String(role ?? '')}
                onChange={(id) => setRole(Number(id) || null)}
              />
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}
