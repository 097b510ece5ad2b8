import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { chooseForCard, releaseWithCount } from '@/operations/stock/counts/decideCard'
import { enterCount, undoEntry } from '@/operations/stock/counts/enterCount'
import { addToList, removeFromList } from '@/operations/stock/counts/listOfCount'

/** What is done with the cards of a count. */
export const countingEndpoints = rootCommandEndpoints('counting', {
  add: ({ req, body }) => addToList({ req, ...body }),
  remove: ({ req, body }) => removeFromList({ req, ...body }),
  enter: ({ req, body }) => enterCount({ req, ...body }),
  undo: ({ req, body }) => undoEntry({ req, ...body }),
  choose: ({ req, body }) => chooseForCard({ req, ...body }),
  resolve: ({ req, body }) => releaseWithCount({ req, ...body }),
})
