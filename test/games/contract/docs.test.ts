import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allChecks, houseCodes } from '../../../src/games/analysis';
import { GAMES } from '../../../src/games/games';
import { createRegistry } from '../../../src/games/registry';
import { ROOT } from '../../support/shared';

const { formats } = createRegistry(GAMES);
const pages = [...new Set(formats.map(({ page }) => page))];
const SOURCES = ['src', 'webview'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8')),
);

/** The anchor of a heading, as Markdown previews make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

for (const name of pages) {
  describe(`the page ${name}`, () => {
    const page = readFileSync(path.join(ROOT, name), 'utf8');
    /** The page without its examples, whose rows may look like headings. */
    const prose = page.replaceAll(/^```.*?^```$/gms, '');
    const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', ''));
    const anchors = headings.map(anchorOf);
    const ofPage = formats.filter((format) => format.page === name);

    it('has each of its headings once', () => {
      expect(anchors).to.deep.equal([...new Set(anchors)]);
    });

    it('has every heading that code, or the page itself, cites', () => {
      const inCode = new RegExp(`${name.replaceAll('.', '\\.')}#([a-z0-9-]+)`, 'g');
      const cited = [
        ...SOURCES.flatMap((text) => [...text.matchAll(inCode)]),
        ...page.matchAll(/\]\(#([a-z0-9-]+)\)/g),
      ].map(([, anchor]) => anchor);
      expect(cited).not.to.be.empty;
      expect([...new Set(cited)].filter((anchor) => !anchors.includes(anchor ?? ''))).to.deep.equal([]);
    });

    it('has an entry for every code, and for no other', () => {
      const codes = ofPage.flatMap((format) => [...allChecks(format).map(({ code }) => code), ...houseCodes(format)]);
      const entries = headings.filter((heading) => /^[a-z]+\/[a-z-]+$/.test(heading));
      expect(entries).to.have.members(codes);
    });

    const words = { error: 'Error', warning: 'Warning', info: 'Information', hint: 'Hint' };
    it('tells the severity of every code', () => {
      const wrong = ofPage.flatMap((format) =>
        allChecks(format).filter(({ code, severity }) => {
          const section = page.split(new RegExp(`^### \`?${code}\`?$`, 'm'))[1] ?? '';
          return section.trimStart().split(/[,.:]/)[0] !== words[severity];
        }),
      );
      expect(wrong.map(({ code }) => code)).to.deep.equal([]);
    });

    it('names files of the code that there are', () => {
      const files = [...page.matchAll(/`((?:src|webview|test)\/[^`]+)`/g)].map(([, file = '']) => file);
      expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).to.deep.equal([]);
    });
  });
}
