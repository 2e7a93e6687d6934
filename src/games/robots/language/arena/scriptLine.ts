const NAME = '(?:[A-Za-z_][A-Za-z0-9_]*\\.)?';
const ADD_ROBOT = new RegExp(`^${NAME}add_(attack|medic)_robot *\\(([^()]*)\\);?$`);
const SET_SEED = new RegExp(`^${NAME}seed *\\( *(-?[0-9]+) *\\);?$`);
const WHITE = /[ \t]/;

/**
 * The arena line for a line of a Python test script, such as `world.add_attack_robot(1, 5, 5, "N")` or `random.seed(42)`; `null` for any
 * other text. The values are taken as they are.
 */
export function fromScript(code: string): string | null {
  const seed = SET_SEED.exec(code)?.[1];
  if (seed !== undefined) return `seed ${seed}`;
  const [, keyword = '', list = ''] = ADD_ROBOT.exec(code) ?? [];
  const values = list.split(',').map((value) => unquoted(value.trim()));
  if (keyword === '' || values.some((value) => value === '' || WHITE.test(value))) return null;
  return [keyword, ...values].join(' ');
}

function unquoted(value: string): string {
  const mark = value[0];
  const isQuoted = value.length > 1 && (mark === '"' || mark === "'") && value.endsWith(mark);
  return isQuoted ? value.slice(1, -1) : value;
}
