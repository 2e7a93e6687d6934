import { expect } from 'chai';
import type { DocumentMessage } from '../../src/play/messages';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { documentOf } from '../support/panel';

const ARENA = 'seed 1\nattack 1 0 0 N\nmedic 2 5 5 N walk.medic\n';

const arena = (version: number, companions: DocumentMessage['companions'], text = ARENA): DocumentMessage =>
  documentOf(text, version, { languageId: 'robot-arena', companions });

function shown(...messages: readonly DocumentMessage[]): PlaygroundModel {
  const model = new PlaygroundModel();
  for (const message of messages) model.receive(message);
  return model;
}

const codes = ({ problems }: PlaygroundModel): string[] => problems.map(({ code }) => code);

describe('the playground of a file that names another', () => {
  it('plays when that one came with the text', () => {
    const model = shown(arena(1, { 'walk.medic': 'Forward\n' }));
    expect([codes(model), model.isStale, model.tick()]).to.deep.equal([[], false, true]);
  });

  it('takes one that did not come, or cannot be read, as missing', () => {
    expect(codes(shown(arena(1, {})))).to.deep.equal(['arena/medic-missing']);
    expect(codes(shown(arena(1, { 'walk.medic': null })))).to.deep.equal(['arena/medic-missing']);
  });

  it('is told of its errors, and does not play with them', () => {
    const model = shown(arena(1, { 'walk.medic': 'Fly\n' }));
    expect([codes(model), model.session]).to.deep.equal([['arena/medic-errors'], null]);
  });

  it('plays the same turns on when only the other one was edited', () => {
    const model = shown(arena(1, { 'walk.medic': 'Forward\n' }));
    for (let turn = 0; turn < 3; turn++) model.tick();
    const before = JSON.stringify(model.game?.frame(model.session?.state));
    model.receive(arena(2, { 'walk.medic': 'Left90\n' }));
    expect(model.session?.turn).to.equal(3);
    expect(JSON.stringify(model.game?.frame(model.session?.state))).not.to.equal(before);
    model.receive(arena(3, { 'walk.medic': 'Forward\n' }));
    expect(JSON.stringify(model.game?.frame(model.session?.state))).to.equal(before);
  });

  it('saves the addresses of what was attached', () => {
    const attachments = { 'snake 2': { uri: 'file:///b.snake', name: 'b.snake' } };
    const model = shown({ ...arena(1, { 'walk.medic': '' }), attachments });
    expect(model.save()?.attachments).to.deep.equal({ 'snake 2': 'file:///b.snake' });
  });
});
