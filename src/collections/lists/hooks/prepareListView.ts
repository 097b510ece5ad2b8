import type { CollectionBeforeChangeHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayShareViews, readableLists } from '@/access/reading/listReaders'
import { staffIdOf } from '@/access/session/staffOf'
import { isSearchable } from '@/catalog'
import { idOf } from '@/domain/shared/idOf'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { readViewState } from '@/domain/lists/viewState'

/**
 * Owner and list of a saved view never change. Invalid settings are refused at their field; a list
 * that the user may not read, and sharing without permission, with `notAllowed`.
 */
export const prepareListView: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const list = operation === 'create' ? data.list : originalDoc.list
  const audience = data.audience ?? originalDoc?.audience ?? 'own'
  const role = audience === 'role' ? idOf(data.role ?? originalDoc?.role) : null
  const state = readViewState(data.state ?? originalDoc?.state)
  refuseFields([
    isSearchable(String(list)) ? null : { path: 'list', code: 'notAnOption' },
    state ? null : { path: 'state', code: 'notAnOption' },
    audience === 'role' && role === null ? { path: 'role', code: 'required' } : null,
  ])
  const ability = await abilityOfRequest(req)
  if (req.user && !readableLists(ability).includes(list)) throw new Refusal('notAllowed')
  if (req.user && audience !== 'own' && !mayShareViews(ability)) throw new Refusal('notAllowed')
  const person = operation === 'create' ? staffIdOf(req) : null
  const owner = person === null ? {} : { owner: person }
  return { ...data, ...owner, list, audience, role, state }
}
