/** What a text for people needs to name the thing: numbers and words, never sentences; or a message, where the name is a text itself. */
export type TextArguments = Readonly<Record<string, string | number | Message>>;

/** Something to say to people: the key of a text with its arguments. The text is made where people read it. */
export interface Message<Key extends string = string> {
  readonly key: Key;
  readonly args?: TextArguments;
}

/** One form for each plural category of a language, chosen by the argument `count`; `other` stands in for the ones that are missing. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** One form for each value of the argument that `select` names; the case `other` stands in for values that are missing. */
export interface SelectForms {
  readonly select: string;
  readonly cases: Readonly<Record<string, string | PluralForms>>;
}

/** A text for people, with `{name}` where the argument of that name goes. */
export type Text = string | PluralForms | SelectForms;

/** Texts by key. The message of a problem has the problem's code as its key. */
export type Table = Readonly<Record<string, Text>>;
