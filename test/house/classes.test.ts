import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/shared';

/** Every class, method, property and function that the source documents ask for, by the game's folder; a class is followed by what it has. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  slug: [
    'Weapon get_name get_symbol get_effect get_targets __str__ __repr__',
    'PoisonDart',
    'PoisonSword',
    'HealingRock',
    'Tile __init__ is_blocking get_weapon set_weapon remove_weapon __str__ __repr__ create_tile',
    'Entity __init__ get_symbol get_name get_health get_poison get_weapon equip get_weapon_targets get_weapon_effect apply_effects apply_poison is_alive __str__ __repr__',
    'Player',
    'Slug choose_move can_move end_turn',
    'NiceSlug',
    'AngrySlug',
    'ScaredSlug',
    'SlugDungeonModel __init__ get_tiles get_slugs get_player get_player_position get_tile get_dimensions get_valid_slug_positions perform_attack end_turn handle_player_move has_won has_lost',
  ],
  spire: [
    'Card get_damage_amount get_block get_energy_cost get_status_modifiers get_name get_description requires_target __str__ __repr__',
    'Strike',
    'Defend',
    'Bash',
    'Neutralize',
    'Survivor',
    'Entity __init__ get_hp get_max_hp get_block get_strength get_weak get_vulnerable get_name reduce_hp is_defeated add_block add_strength add_weak add_vulnerable new_turn __str__ __repr__',
    'Player __init__ get_energy get_hand get_deck get_discarded start_new_encounter end_turn new_turn play_card',
    'IronClad',
    'Silent',
    'Monster __init__ get_id action',
    'Louse',
    'Cultist',
    'JawWorm',
    'Encounter __init__ start_new_turn end_player_turn get_player get_monsters is_active player_apply_card enemy_turn main draw_cards select_cards random_louse_amount',
  ],
  robots: [
    'World grid move_robot kill_robot test_position add_attack_robot add_medic_robot run_turn game_over',
    'Robot get_team get_health get_direction left90 right90 healthchange forward board_position_in_direction',
    'AttackRobot run_turn',
    'MedicRobot __init__ run_turn print_board',
  ],
  rogue: [
    'Action __init__ engine perform',
    'EscapeAction',
    'WaitAction',
    'ActionWithDirection __init__ dest_xy blocking_entity target_actor perform',
    'MeleeAction',
    'MovementAction',
    'BumpAction',
    'EventHandler __init__ handle_events ev_quit ev_keydown',
    'MainGameEventHandler',
    'GameOverEventHandler MOVE_KEYS WAIT_KEYS',
    'GameMap __init__ engine width height entities tiles visible explored actors get_blocking_entity_at_location get_actor_at_location in_bounds render',
    'Entity __init__ gamemap x y char color name blocks_movement render_order spawn place move',
    'Actor __init__ ai fighter is_alive',
    'BaseComponent entity engine',
    'Fighter __init__ max_hp hp defense power die',
    'BaseAI perform get_path_to',
    'HostileEnemy __init__ path perform',
    'RenderOrder CORPSE ITEM ACTOR',
    'Engine __init__ player event_handler game_map handle_enemy_turns update_fov render',
    'RectangularRoom center generate_dungeon entity_factories tile_types SHROUD main',
  ],
  snakes: [
    'Поле',
    'Змея Длина_Змеи Перемещение_змеи Поедание_Хвоста_Врага',
    'Игра Допустимый_Ход Step Load_snake',
    'Правило',
  ],
};

/** A row of the page: a name of a document, and what it is here. */
interface Row {
  readonly document: string;
  readonly isClass: boolean;
  /** `null` where there is nothing of the kind. */
  readonly here: string | null;
  /** From the project's root; `null` for a member of the class above. */
  readonly file: string | null;
}

const ROW = /^\| (\*\*)?`([^`]+)`(?:\*\*)? +\| (?:—|\[`(\w+)`\]\(\.\.\/([\w./]+)\)|`(\w+)`) +\|/;
const PAGE = readFileSync(path.join(ROOT, 'docs/classes.md'), 'utf8');

/** The rows of the page, by the game's folder, as the first link of a section tells it. */
const SECTIONS: ReadonlyMap<string, readonly Row[]> = new Map(
  PAGE.split(/^## /m)
    .slice(1)
    .map((section): [string, Row[]] => {
      const rows = section.split('\n').flatMap((line): Row[] => {
        const [, bold, document = '', linked, file, plain] = ROW.exec(line) ?? [];
        if (document === '') return [];
        return [{ document, isClass: bold !== undefined, here: linked ?? plain ?? null, file: file ?? null }];
      });
      return [/src\/games\/(\w+)\//.exec(section)?.[1] ?? section, rows];
    }),
);

const sources = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}

/** The file that an import of another means; `null` for a package. */
function resolved(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return [`${base}.ts`, `${base}/index.ts`].find((file) => existsSync(path.join(ROOT, file))) ?? null;
}

/** What a file imports or passes on, apart from mere types: names by their file. */
function importsOf(file: string): { names: string[]; from: string }[] {
  return sourceOf(file).statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    const isType = isImport ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
    const from = specifier && ts.isStringLiteral(specifier) && !isType ? resolved(file, specifier.text) : null;
    if (from === null) return [];
    const bindings = isImport ? statement.importClause?.namedBindings : undefined;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    return [{ names, from }];
  });
}

/** All files that run when a game's module is loaded. */
function filesOfGame(game: string): Set<string> {
  const found = new Set([`src/games/${game}/index.ts`]);
  for (const file of found) for (const { from } of importsOf(file)) found.add(from);
  return found;
}

type Declared = ts.ClassDeclaration | ts.EnumDeclaration | ts.FunctionDeclaration | ts.VariableDeclaration;

/** What a file exports under a name. */
function exported(file: string, name: string): Declared | undefined {
  for (const statement of sourceOf(file).statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement)) {
      const variable = statement.declarationList.declarations.find((each) => each.name.getText() === name);
      if (variable) return variable;
    }
    const isDeclared =
      ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement) || ts.isFunctionDeclaration(statement);
    if (isDeclared && statement.name?.text === name) return statement;
  }
  return undefined;
}

const HIDDEN = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword];
const isHidden = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => HIDDEN.includes(kind)) ?? false);

/** Whether a class or an enumeration has a member that everybody may use, itself or by the classes that it extends. */
function hasMember(file: string, declaration: Declared, member: string): boolean {
  if (ts.isEnumDeclaration(declaration)) return declaration.members.some(({ name }) => name.getText() === member);
  if (!ts.isClassDeclaration(declaration)) return false;
  const own = declaration.members.some((each) => {
    if (!ts.isConstructorDeclaration(each)) return each.name?.getText() === member && !isHidden(each);
    if (member === 'constructor') return !isHidden(each);
    return each.parameters.some((parameter) => {
      const isProperty = (ts.getModifiers(parameter)?.length ?? 0) > 0;
      return isProperty && !isHidden(parameter) && parameter.name.getText() === member;
    });
  });
  if (own) return true;
  const base = declaration.heritageClauses
    ?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    ?.types[0]?.expression.getText();
  if (base === undefined) return false;
  const from = importsOf(file).find(({ names }) => names.includes(base))?.from ?? file;
  const parent =
    exported(from, base) ??
    sourceOf(from).statements.find(
      (each): each is ts.ClassDeclaration => ts.isClassDeclaration(each) && each.name?.text === base,
    );
  return parent !== undefined && hasMember(from, parent, member);
}

describe('the page of the classes', () => {
  it('has a section for each game, with rows', () => {
    expect([...SECTIONS.keys()]).to.have.members(Object.keys(DOCUMENTS));
    const rows = [...SECTIONS.values()].flat();
    const lines = PAGE.split('\n').filter((line) => line.startsWith('| ') && !/^\| (In the document|---)/.test(line));
    expect(rows.length, 'every row is understood').to.equal(lines.length);
  });

  for (const [game, classes] of Object.entries(DOCUMENTS)) {
    const rows = SECTIONS.get(game) ?? [];

    it(`lists all that the document of ${game} asks for, and nothing else`, () => {
      const groups: string[] = [];
      for (const { document, isClass } of rows) {
        const name = document.replaceAll(' ', '_');
        if (isClass) groups.push(name);
        else groups.push(`${groups.pop()} ${name}`);
      }
      const sorted = (lists: readonly string[]): string[][] => lists.map((list) => list.split(' ').sort());
      expect(sorted(groups)).to.have.deep.members(sorted(classes));
    });

    it(`names what exists and can be reached in ${game}`, () => {
      const reachable = filesOfGame(game);
      let above: Row = { document: '', isClass: true, here: null, file: null };
      for (const row of rows) {
        const { document, isClass, here, file } = row;
        if (isClass) above = row;
        if (here === null) continue;
        const place = file ?? above.file ?? '';
        expect(reachable.has(place), `${place} (${document})`).to.equal(true);
        const declaration = exported(place, file === null ? (above.here ?? '') : here);
        expect(declaration, `${place} exports ${here}`).to.not.equal(undefined);
        if (file === null && declaration)
          expect(hasMember(place, declaration, here), `${above.here}.${here}`).to.equal(true);
        if (isClass && declaration)
          expect(ts.isClassDeclaration(declaration) || ts.isEnumDeclaration(declaration)).to.equal(true);
      }
    });
  }
});
