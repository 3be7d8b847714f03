// Preloaded into every process that the tools start. A parent that is killed cannot stop its children, but the system
// closes its end of the channel; this process then ends itself.
const graceMs = 8000;

// A worker that this process forks uses its channel for other things; with this preload it would end at once.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);

if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), graceMs).unref();
  });
  // Listening on the channel must not keep a finished process alive.
  process.channel.unref();
}
