import { isInNetworks } from '@/lib/networks'
import type { Channel } from '@/domain/users/channels'
import type { RefusalCode } from '@/domain/shared/refusal'

/** What of a client limits its keys beside rights, as it is stored. */
export type ClientLimits = { allowedNetworks: unknown; channels: unknown }

const textsOf = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null

/**
 * Whether a key may be used here. What is stored and cannot be read closes the key.
 * @param args.address of the request, as the server knows it; null where it is not known
 * @param args.channel the interface it came by
 * @returns `networkNotAllowed`, `channelNotAllowed`, or nothing
 */
export const refuseUse = (args: {
  client: ClientLimits
  address: string | null
  channel: Channel
}): RefusalCode | null => {
  const { client, address, channel } = args
  const networks = client.allowedNetworks === null ? [] : textsOf(client.allowedNetworks)
  if (networks === null || !isInNetworks(address, networks)) return 'networkNotAllowed'
  return textsOf(client.channels)?.includes(channel) ? null : 'channelNotAllowed'
}
