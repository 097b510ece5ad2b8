import { assembleGroup, disassembleGroup } from '@/operations/stock/assembleGroup'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** A group becomes its card, or the card its parts again. */
export const groupEndpoints = commandEndpoints('stock-groups', {
  assemble: ({ body, ...call }) => assembleGroup({ ...call, ...body }),
  disassemble: ({ body, ...call }) => disassembleGroup({ ...call, ...body }),
})
