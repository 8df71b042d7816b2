"""Self-play with PPO in one file: one network learns to play every seat of a game.

    pip install 'igroteka[research]' torch
    python examples/ppo.py twelve-days --players 2          # on the GPU if there is one

In most games of a batch the network plays against itself; in the others it has one seat, and the bot
``advice`` (what a sensible beginner does) the rest. Every few updates it meets a table of such bots in
fresh deals, each of which is played once from every seat. The reward is the share of the victory less
the fair share: 0 is as good as the bot, 1 - 1/players wins always.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

import igroteka
from igroteka.bots.adviser import Adviser

TRACE = 0.95  # how far an advantage looks ahead (GAE's lambda; rewards are not discounted)
CLIP = 0.2
EPOCHS = 2
MINIBATCH = 16384  # turns


class Policy(nn.Module):
    """What to do and what it will be worth, from what a seat knows."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of every action's probability, and the reward to expect."""
        counts = observations.float()
        features = self.body(counts.sign() * counts.abs().log1p())  # 55 gems are not 55 times as much as one
        logits = self.choice(features).masked_fill(~masks, -1e9)
        return logits.log_softmax(-1), self.value(features).squeeze(-1)


class Table:
    """A vector environment and its arrays as tensors that share its memory."""

    def __init__(self, game: igroteka.Game, games: int, seed: int, device: str) -> None:
        self.players, self.device, self.turn = game.players, device, 0
        self.env: Any = igroteka.vector(game, games, seed, device)
        self.observations, self.masks, self.seats, self.rewards, self.done = (
            self.tensor(array)
            for array in (self.env.observations, self.env.masks, self.env.seats, self.env.rewards, self.env.done)
        )

        self.adviser = Adviser(self.env)
        self.advised = self.tensor(self.adviser.actions)

    def tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def advice(self) -> Tensor:
        """What the bot would play, in every game."""
        self.turn += 1
        self.adviser(self.turn * len(self.seats))
        return self.advised


@dataclass
class Batch:
    """What was seen, done and expected, turn by turn in every game."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    learner: Tensor  # was it the network's turn?
    actions: Tensor
    likelihoods: Tensor
    values: Tensor
    rewards: Tensor
    done: Tensor
    next_seats: Tensor
    next_values: Tensor


@torch.no_grad()
def play(policy: Policy, table: Table, learners: Tensor, turns: int) -> Batch:
    """So many turns of every game; ``learners`` says by game and seat where the network sits."""
    turn: list[tuple[Tensor, ...]] = []
    for _ in range(turns):
        likelihoods, values = policy(table.observations, table.masks)
        seats = table.seats.long()
        learner = learners.gather(1, seats[:, None]).squeeze(1)
        drawn = likelihoods.exp().multinomial(1).squeeze(1)
        actions = torch.where(learner, drawn, table.advice())
        likelihood = likelihoods.gather(1, actions[:, None]).squeeze(1)
        seen = (table.observations.clone(), table.masks.clone(), seats, learner, actions, likelihood, values)
        table.env.step(actions)
        turn.append((*seen, table.rewards.clone(), table.done.clone()))
    _, next_values = policy(table.observations, table.masks)
    return Batch(*(torch.stack(column) for column in zip(*turn, strict=True)), table.seats.long(), next_values)


def advantages(batch: Batch) -> tuple[Tensor, Tensor]:
    """How much better each action did than expected; and whether that is known yet.

    From the last turn back. What follows a seat's action is that seat's next turn in the same game,
    or the game's end with its reward; a seat whose next turn lies beyond the batch has no answer yet.
    """
    turns, games = batch.values.shape
    rows = torch.arange(games, device=batch.values.device)
    follows = torch.zeros_like(batch.rewards[0])  # by game and seat: the worth of what follows …
    gained = torch.zeros_like(follows)  # … the advantage there …
    known = torch.zeros_like(follows, dtype=torch.bool)  # … and whether anything follows
    follows[rows, batch.next_seats] = batch.next_values
    known[rows, batch.next_seats] = True
    advantage, counts = torch.zeros_like(batch.values), torch.zeros_like(batch.values, dtype=torch.bool)
    for t in reversed(range(turns)):
        over, seat = batch.done[t][:, None], batch.seats[t]
        follows = torch.where(over, batch.rewards[t], follows)
        gained = torch.where(over, 0.0, gained)
        known = known | over
        counts[t] = known[rows, seat]
        better = follows[rows, seat] - batch.values[t] + TRACE * gained[rows, seat]
        advantage[t] = torch.where(counts[t], better, 0.0)
        follows[rows, seat], gained[rows, seat], known[rows, seat] = batch.values[t], advantage[t], True
    return advantage, counts & batch.learner


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: Batch, entropy: float) -> None:
    advantage, counts = advantages(batch)
    chosen = counts.flatten().nonzero().squeeze(1)
    observations, masks = batch.observations.flatten(0, 1), batch.masks.flatten(0, 1)
    actions, likelihoods, values, gains = (
        column.flatten() for column in (batch.actions, batch.likelihoods, batch.values, advantage)
    )
    for _ in range(EPOCHS):
        for part in chosen[torch.randperm(len(chosen), device=chosen.device)].split(MINIBATCH):
            now, worth = policy(observations[part], masks[part])
            gain = gains[part]
            target = values[part] + gain
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (now.gather(1, actions[part][:, None]).squeeze(1) - likelihoods[part]).exp()
            surprise = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(now.exp() * now).sum(-1).mean()
            loss = surprise + (worth - target).square().mean() - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def evaluate(policy: Policy, table: Table, seed: int) -> tuple[float, float]:
    """The mean reward of one policy among bots and half of its 95 % interval.

    Every row is a deal: chance brings the same in it whichever seat is the policy's.
    """
    total = torch.zeros_like(table.rewards[:, 0])
    for seat in range(table.players):
        table.env.reset(seed)
        open_games = torch.ones_like(table.done)
        while open_games.any():
            likelihoods, _ = policy(table.observations, table.masks)
            table.env.step(torch.where(table.seats == seat, likelihoods.argmax(-1), table.advice()))
            total += torch.where(open_games & table.done, table.rewards[:, seat], 0.0)
            open_games &= ~table.done
    by_deal = total / table.players
    return float(by_deal.mean()), 1.96 * float(by_deal.std()) / len(by_deal) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="twelve-days")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--envs", type=int, default=8192, help="games side by side")
    parser.add_argument("--turns", type=int, default=64, help="turns of every game between two updates")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--against-advice", type=float, default=0.25, help="share of the games with bots")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, falling to 0")
    parser.add_argument("--entropy", type=float, default=0.01, help="reward for variety, falling to 0")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--deals", type=int, default=2048, help="in an evaluation")
    parser.add_argument("--every", type=int, default=20, help="updates between two evaluations")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--save", help="where to write the policy")
    given = parser.parse_args()

    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    game = igroteka.game(given.game, players=given.players)
    table = Table(game, given.envs, given.seed, given.device)
    test = Table(game, given.deals, given.seed, given.device)
    policy = Policy(table.observations.shape[1], table.masks.shape[1], given.width).to(given.device)
    optimizer = torch.optim.Adam(policy.parameters(), eps=1e-5)
    rows = torch.arange(given.envs, device=given.device)[:, None]
    seats = torch.arange(given.players, device=given.device)
    learners = (rows >= given.against_advice * given.envs) | (rows % given.players == seats)
    began = time.perf_counter()
    for update in range(given.updates + 1):
        if update % given.every == 0 or update == given.updates:
            mean, error = evaluate(policy, test, given.seed + 1 + update)
            turns, seconds = update * given.turns * given.envs, time.perf_counter() - began
            print(f"{seconds:6.0f} s {turns:>12,} turns  reward against advice: {mean:+.3f} ± {error:.3f}", flush=True)
        left = 1 - update / given.updates
        optimizer.param_groups[0]["lr"] = given.rate * left
        if left:
            learn(policy, optimizer, play(policy, table, learners, given.turns), given.entropy * left)
    if given.save:
        torch.save(policy.state_dict(), given.save)


if __name__ == "__main__":
    main()
