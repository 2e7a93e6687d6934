import { expect } from 'chai';
import { takeRefused } from './policy';
import { until } from './support';

describe('the page of the component tests', () => {
  it('has the policy of the playground', () => {
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;
    expect(policy).to.match(
      /^default-src 'none'; base-uri 'none'; form-action 'none'; style-src http:\S+; font-src http:\S+; script-src 'nonce-[0-9a-f]{32}'$/,
    );
  });

  it('refuses an inline style and notices it', async () => {
    document.body.innerHTML = '<p style="color: red"></p>';
    const refused: string[] = [];
    await until(() => refused.push(...takeRefused()) > 0);
    expect(refused.join()).to.match(/^style-src-attr: inline/);
  });

  it('has the icons', async () => {
    expect(await document.fonts.load('16px codicon')).to.have.length(1);
  });
});
