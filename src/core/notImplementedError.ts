/** What a base class does where it leaves something to its subclasses, as Python's error of this name; the text is that of the source document. */
export class NotImplementedError extends Error {
  override readonly name = 'NotImplementedError';
}
