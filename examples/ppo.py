"""Self-play with PPO in one file: one network learns to play every seat of a game against itself.

    pip install 'igroteka[research]' torch
    python examples/ppo.py eight28 --players 3          # on the GPU if there is one

Every few updates the policy plays games against the bot ``advice`` (what a sensible beginner does),
sitting in every seat equally often. The reward is the share of the victory less the fair share: 0 is
as good as the bot, 1 - 1/players wins always.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import igroteka
from igroteka.bots import choose

DISCOUNT = 0.95  # of what lies further ahead in the estimate of an advantage (GAE's lambda; games are not discounted)
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 2
MINIBATCHES = 8


class Policy(nn.Module):
    """What to do and what it will be worth, from what a seat knows."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        counts = observations.float()
        features = self.body(counts.sign() * counts.abs().log1p())  # 55 gems are not 55 times as much as one
        logits = self.choice(features).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(features).squeeze(-1)


@dataclass
class Table:
    """A vector environment and its arrays as tensors that share its memory."""

    env: Any
    observations: Tensor
    masks: Tensor
    seats: Tensor
    rewards: Tensor
    done: Tensor


def sit_down(game: igroteka.Game, games: int, seed: int, device: str) -> Table:
    env = igroteka.vector(game, games, seed, device)
    names = ("observations", "masks", "seats", "rewards", "done")
    return Table(env, *(torch.as_tensor(getattr(env, name), device=device) for name in names))


@dataclass
class Batch:
    """What was seen, done and expected, turn by turn in every game."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    likelihoods: Tensor
    values: Tensor
    rewards: Tensor
    done: Tensor
    next_seats: Tensor
    next_values: Tensor


@torch.no_grad()
def play(policy: Policy, table: Table, turns: int) -> Batch:
    turn: list[tuple[Tensor, ...]] = []
    for _ in range(turns):
        choices, values = policy(table.observations, table.masks)
        actions = choices.sample()
        seen = (table.observations.clone(), table.masks.clone(), table.seats.long())
        table.env.step(actions)
        turn.append((*seen, actions, choices.log_prob(actions), values, table.rewards.clone(), table.done.clone()))
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
        better = follows[rows, seat] - batch.values[t] + DISCOUNT * gained[rows, seat]
        advantage[t] = torch.where(counts[t], better, 0.0)
        follows[rows, seat], gained[rows, seat], known[rows, seat] = batch.values[t], advantage[t], True
    return advantage, counts


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    advantage, counts = advantages(batch)
    chosen = counts.flatten().nonzero().squeeze(1)
    observations, masks = batch.observations.flatten(0, 1), batch.masks.flatten(0, 1)
    actions, likelihoods, values, gains = (
        column.flatten() for column in (batch.actions, batch.likelihoods, batch.values, advantage)
    )
    for _ in range(EPOCHS):
        for part in chosen[torch.randperm(len(chosen), device=chosen.device)].chunk(MINIBATCHES):
            choices, worth = policy(observations[part], masks[part])
            gain = gains[part]
            target = values[part] + gain
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (choices.log_prob(actions[part]) - likelihoods[part]).exp()
            surprise = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = surprise + 0.5 * (worth - target).square().mean() - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def evaluate(policy: Policy, game: igroteka.Game, games: int, bot: str, device: str, seed: int) -> tuple[float, float]:
    """The mean reward of one policy among bots, and its standard error; row i has it in seat i modulo players."""
    table = sit_down(game, games, seed, "cpu")
    mine = np.arange(games) % game.players
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        choices, _ = policy(table.observations.to(device), table.masks.to(device))
        actions = choices.sample().cpu().numpy()
        for i in np.nonzero((table.env.seats != mine) & np.isnan(result))[0]:
            move = choose(table.env.state(i), int(table.env.seats[i]), bot, seed)
            actions[i] = game.kit.action_of[move]
        table.env.step(actions)
        first = table.env.done & np.isnan(result)
        result[first] = table.env.rewards[first, mine[first]]
    return float(result.mean()), float(result.std() / np.sqrt(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="eight28")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--envs", type=int, default=4096, help="games side by side")
    parser.add_argument("--turns", type=int, default=64, help="turns of every game between two updates")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--games", type=int, default=1000, help="games against the bot in an evaluation")
    parser.add_argument("--every", type=int, default=25, help="updates between two evaluations")
    parser.add_argument("--bot", default="advice")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--save", help="where to write the policy")
    given = parser.parse_args()

    torch.manual_seed(given.seed)
    game = igroteka.game(given.game, players=given.players)
    table = sit_down(game, given.envs, given.seed, given.device)
    policy = Policy(table.observations.shape[1], table.masks.shape[1]).to(given.device)
    optimizer = torch.optim.Adam(policy.parameters(), lr=given.rate, eps=1e-5)
    began = time.perf_counter()
    for update in range(1, given.updates + 1):
        optimizer.param_groups[0]["lr"] = given.rate * (1 - (update - 1) / given.updates)
        learn(policy, optimizer, play(policy, table, given.turns))
        if update % given.every == 0 or update == given.updates:
            mean, error = evaluate(policy, game, given.games, given.bot, given.device, given.seed + update)
            turns, seconds = update * given.turns * given.envs, time.perf_counter() - began
            print(
                f"{seconds:6.0f} s  {turns:>11,} turns  reward against {given.bot}: {mean:+.3f} ± {error:.3f}",
                flush=True,
            )
    if given.save:
        torch.save(policy.state_dict(), given.save)


if __name__ == "__main__":
    main()
