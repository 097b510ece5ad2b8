import { PRIVACY_COMMANDS } from '@/catalog/commands/privacy'
import { callApi } from '../ui/requests/api'

/** Sends a command of the page of personal data. */
export const sendPrivacy = <Data>(command: keyof typeof PRIVACY_COMMANDS, body: object) =>
  callApi<Data>(`/api/privacy${PRIVACY_COMMANDS[command].path}`, { body })
