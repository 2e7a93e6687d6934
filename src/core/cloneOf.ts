/** An object of the same class with the same values, apart from those that are given. What the values refer to is shared. */
export function cloneOf<T extends object>(value: T, changes: object = {}): T {
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null), value, changes);
}
