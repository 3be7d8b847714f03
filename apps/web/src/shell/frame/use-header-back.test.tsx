// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { afterEach, test } from 'vitest';
import { useHeaderBack } from './use-header-back.ts';

afterEach(cleanup);

function Page() {
  const goBack = useHeaderBack();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={goBack}>arrow</button>
      <button onClick={() => void navigate('/slot')}>slot</button>
      <button onClick={() => void navigate('/help')}>help</button>
      {HOME_BOUND.map((path) => (
        <button key={path} onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
    </>
  );
}

const HOME_BOUND = ['/activity', '/forget', '/download'];

function open(path: string) {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={[path]} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAt = (path: string) => screen.findByRole('heading', { name: path });

test.each(HOME_BOUND)('SHELL-41 the header arrow of %s goes home', async (path) => {
  open('/slot');
  press(path);
  await isAt(path);
  press('arrow');
  await isAt('/home');
});

test('SHELL-42 on any other page the arrow goes exactly one step back', async () => {
  open('/notice');
  press('slot');
  await isAt('/slot');
  press('help');
  await isAt('/help');
  press('arrow');
  await isAt('/slot');
  press('arrow');
  await isAt('/notice');
});

test('SHELL-44 a page that was opened by its address has no step back: the arrow goes home', async () => {
  open('/help');
  press('arrow');
  await isAt('/home');
});
