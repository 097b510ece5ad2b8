import {
  cancelCount,
  finishCount,
  resumeCount,
  startCount,
} from '@/operations/stock/counts/countSteps'
import { postCount } from '@/operations/stock/counts/postCount'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** The life of a count; what is counted goes through the commands of `counting`. */
export const countEndpoints = commandEndpoints('stock-counts', {
  start: startCount,
  finish: finishCount,
  post: ({ body, ...call }) => postCount({ ...call, ...body }),
  resume: resumeCount,
  cancel: cancelCount,
})
