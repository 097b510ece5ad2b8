/** Adds a value to a map of limited size: the oldest entry is removed. */
export const keepNewest = <K, V>(map: Map<K, V>, max: number, key: K, value: V): V => {
  const [oldest] = map.keys()
  if (!map.has(key) && map.size >= max && oldest !== undefined) map.delete(oldest)
  map.set(key, value)
  return value
}
