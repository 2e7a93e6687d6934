import { expect } from 'chai';
import { throttle } from '../../webview/throttle';

describe('a throttled call', () => {
  it('happens at once, then not again before the pause is over, and the last one is not forgotten', async () => {
    let calls = 0;
    const call = throttle(() => calls++, 20);
    call();
    expect(calls, 'at once').to.equal(1);
    call();
    call();
    expect(calls, 'not in the pause').to.equal(1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(calls, 'once for all that came in the pause').to.equal(2);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(calls, 'nothing was left').to.equal(2);
  });
});
