/** Puts a value into a map that holds so many: what was put in first goes. */
export const keepNewest = <K, V>(map: Map<K, V>, max: number, key: K, value: V): V => {
  const [oldest] = map.keys()
  if (map.size >= max && oldest !== undefined) map.delete(oldest)
  map.set(key, value)
  return value
}
